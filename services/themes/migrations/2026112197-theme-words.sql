-- Which themes have a word, from `card_theme.search_*`: a search reads some lists instead of every theme it finds.
create table theme_word (
  language char(2) not null,
  word text collate "C" not null,
  -- numbers of themes, four bytes each
  numbers bytea not null,
  primary key (language, word)
);

drop index card_theme_search_de;
drop index card_theme_search_en;
drop index card_theme_search_es;
drop index card_theme_search_fr;
drop index card_theme_search_it;
drop index card_theme_search_nl;
