"""What `penname evaluate` runs: corpora in, the measures of PII-TRACE and VTR out."""
