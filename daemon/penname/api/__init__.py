"""The daemon's door: who may ask (`access`), what is asked (`routes`), in whose words (`translate`)."""
