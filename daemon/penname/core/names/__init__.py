"""Personal names: read apart without loss, and put together again from stand-ins.

tokens    a name as words and what stands between them; its script
titles    words that stand around a name and are not it: titles, suffixes, particles
western   which word is given and which is family, where spaces part them
eastern   the same for Han, Hangul and Kana, where nothing parts them
parse     the two together: `parse(name, pools, language) -> PersonName`
letters   letter case, accents, and what makes two spellings one name
endings   the endings that Slavic, Greek and Baltic names take by gender and case
choice    which pool a stand-in comes from
compose   a person's mention in, the same shape with another name out
"""
