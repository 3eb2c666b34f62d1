import { batchLimits } from '@herald/contract/batch-rows';
import { ASPECTS } from '@herald/media/choices';

export const BATCH_USAGE = `Usage: herald batch rows.csv --template t.json -o folder

One film for each row of a table, without a server or database.

  --template FILE      a scene file of herald render with {{variables}} in "text", "hook", "cta", "title", "link" or
                       "product"; "variables" in it can say more about them: [{"name": "city", "default": "Oslo"}]
  -o, --out FOLDER     where the films go; films of an earlier call with the same words, choices and files are not made
                       again
  --name "…"           what file names begin with, {campaign} in a pattern; the name of the table if not given
  --pattern "…"        of the file names, as in "{campaign}_{city}_v1"; the ratio is always last
  --separator _        _ or -: what stands between the parts of a name, and never in one
  --ratio 9:16         ${ASPECTS.join(', ')}; several with commas: one film for each,
                       spoken once for all of them
  --dry-run            read and check everything, and make nothing
  --max-length SECONDS rows that make a longer video do not fit; 600 if not given
  --quiet              no line for each film

The first row names the variables. Commas, semicolons and tabs are understood, UTF-8, UTF-16 and Windows-1252 too. Up to
${batchLimits.rowsRead.toLocaleString('en-US')} rows are read and ${batchLimits.films} films made. Paths in table and template are relative to the template.
Pictures may be web addresses: each is fetched once, into the folder pictures beside the films.
Next to the films there is results.csv, with a row for every film.

Exit codes: 0 every film is there, 1 a film failed, 2 wrong usage or nothing fits, 3 a film was made but lips and sound do
not match, 4 some rows did not fit and everything else is there, 130 stopped: the same command goes on from there.
`;
