/** The packaged Postgres cannot run here. The message is one sentence for the person who starts Plaudit. */
export class EmbeddedPostgresProblem extends Error {}
