-- Texts of several lines have line feeds alone, as new ones do since this version (contract/src/fields.ts).
update items set description = replace(replace(description, E'\r\n', E'\n'), E'\r', E'\n') where description like E'%\r%';
update wishlists set description = replace(replace(description, E'\r\n', E'\n'), E'\r', E'\n') where description like E'%\r%';
update bug_reports set description = replace(replace(description, E'\r\n', E'\n'), E'\r', E'\n') where description like E'%\r%';
