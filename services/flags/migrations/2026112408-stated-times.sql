-- When it was by the visitor's own clock: what she did first is told by it, however wrong it goes.
alter table flag_exposure add column stated_at timestamptz;
update flag_exposure set stated_at = at;
alter table flag_exposure alter column stated_at set not null;
alter table flag_event add column stated_at timestamptz;
update flag_event set stated_at = at;
alter table flag_event alter column stated_at set not null;
