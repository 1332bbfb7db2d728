-- Outside a transaction.
-- A search for people ignores case, accents and compatibility forms. A test compares `fold_text` with
-- `foldText` in contract/src/fold-text.ts. PL/pgSQL keeps the name of the function in query plans. The ICU
-- collation makes the result independent of the locale of the database.
create or replace function fold_text(original text) returns text
language plpgsql immutable strict parallel safe as $$
begin return replace(replace(replace(replace(translate(lower(regexp_replace(
  normalize(original, NFKD),
  '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F\uFE00-\uFE0F\u0483-\u0489\u0591-\u05BD'
    '\u05BF-\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06ED\u3099-\u309A]',
  '', 'g') collate "und-x-icu"),
  'łøđðħŧıŋς', 'loddhtinσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'); end
$$;

create index concurrently if not exists strangers_by_folded_name on users ((fold_text(display_name) collate "C"), id)
  include (display_name, avatar) where is_active;

drop index concurrently if exists strangers_by_name;
