import { env } from '#server/env.ts';
import { requireDatabase } from './require-database.ts';

/** Prepares the database: runs migrations and, on the first start, adds demo data. */
export async function prepare(): Promise<void> {
  const connectionString = env.DATABASE_URL!;
  await requireDatabase(connectionString);
  const { migrate } = await import('#server/database/migrate.ts');
  await migrate(connectionString);
  if (!env.PLAUDIT_DEMO) return;
  const { seedDemo } = await import('#server/database/seeds/demo.ts');
  if (!(await seedDemo(connectionString))) return;
  const { seedPictures } = await import('#server/database/seeds/demo-pictures.ts');
  await seedPictures(connectionString);
}
