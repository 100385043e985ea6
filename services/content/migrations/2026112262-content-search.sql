-- Pages that search engines may list, in the order in which site maps take them (delivery/search-pages.ts). What the field `robots` says is
-- read by the same words in web/shop/content/read-page.ts.
create index content_story_search on content_story (space_id, id)
  where published is not null and not is_folder and published ->> 'component' = 'page'
    and published ->> 'robots' ~* '^(.*,)?\s*(index|all)\s*(,.*)?$';
