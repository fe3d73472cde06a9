create table people (
    id integer primary key,
    -- A digest: the token itself is not kept.
    token blob not null unique,
    name text not null,
    created integer not null
);

create table tables (
    id text primary key,
    -- 0 gathering, 1 revealing, 2 playing, 3 over
    status integer not null,
    public integer not null,
    -- The newest entry: a change that does not go on from it is refused.
    head integer not null,
    -- When somebody must look after the table, even if nobody comes.
    wake integer,
    created integer not null,
    changed integer not null,
    room text not null
) without rowid;
create index tables_by_wake on tables (wake) where wake is not null;
create index tables_gathering on tables (changed) where status = 0;

create table seats (
    table_id text not null references tables (id),
    seat integer not null,
    person integer not null references people (id),
    primary key (table_id, seat)
) without rowid;
create index seats_by_person on seats (person);

-- What was done at a table after an entry.
create table steps (
    table_id text not null references tables (id),
    since integer not null,
    body text not null,
    primary key (table_id, since)
) without rowid;

create table chat (
    table_id text not null references tables (id),
    n integer not null,
    time integer not null,
    seat integer not null,
    name text not null,
    text text not null,
    primary key (table_id, n)
) without rowid;

-- Keys to one seat, for programs and other devices.
create table keys (
    token blob primary key,
    table_id text not null references tables (id),
    seat integer not null
) without rowid;
