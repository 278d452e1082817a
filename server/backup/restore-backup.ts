import { formatCount, formatDateTime, utc } from '#common/formats.ts';
import { withConnectionString } from '#server/running/with-connection-string.ts';
import { run, surroundings } from './command.ts';
import { restoreBackup } from './restore.ts';

await run('restore', async (folder) => {
  let said = '';
  const emptyAsItIs = async () => undefined;
  await withConnectionString(async (connectionString) => {
    const { takenAt, tables, files } = await restoreBackup({ connectionString, ...surroundings(folder) });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    said = `Restored ${formatCount(rows, 'row')} and ${formatCount(files.length, 'file')} of ${formatDateTime(takenAt, utc)}; each table was read again and is what it was.`;
  }, emptyAsItIs);
  return said;
});
