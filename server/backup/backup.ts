import { formatCount } from '#common/formats.ts';
import { withConnectionString } from '#server/running/with-connection-string.ts';
import { run, surroundings } from './command.ts';
import { takeBackup } from './take.ts';

await run('backup', async (folder) => {
  let said = '';
  const asItIs = async () => undefined;
  await withConnectionString(async (connectionString) => {
    const { rows, files, missing } = await takeBackup({ connectionString, ...surroundings(folder) });
    said = `${folder} holds ${formatCount(rows, 'row')} and ${formatCount(files, 'file')}. Keep PLAUDIT_SECRET with it, but not in it.`;
    if (missing.length)
      said += `\n${formatCount(missing.length, 'file')} had been removed meanwhile: ${missing.join(', ')}`;
  }, asItIs);
  return said;
});
