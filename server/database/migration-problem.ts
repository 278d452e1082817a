/** The database ran migrations from before the first release, which one migration has replaced since. */
export class MigrationProblem extends Error {
  constructor() {
    super(
      'The database was made before the first release of Plaudit and cannot be used any more: start with an empty PLAUDIT_DATA_DIR, or name an empty database in DATABASE_URL.',
    );
  }
}
