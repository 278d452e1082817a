interface Fault {
  /** The end of the module's path. */
  module: string;
  /** Code that occurs once, and its faulty replacement. */
  changes: readonly (readonly [good: string, bad: string])[];
}

/** Faults that the crash tests must catch. */
export const faults = {
  /** A repeated call is not recognised. */
  'dedupe dropped': {
    module: '/server/commands/receipts.ts',
    changes: [
      ['if (!kept) return null;', 'return null;'],
      [".insertInto('receipts')", ".insertInto('receipts').onConflict((key) => key.doNothing())"],
    ],
  },
  /** A write is acknowledged a moment before it is committed. */
  'acknowledge before commit': {
    module: '/server/commands/command.ts',
    changes: [
      [
        'const result = await context.database.kysely.transaction().execute(async (tx) => {',
        'const early = Promise.withResolvers<R>();\n  context.database.kysely.transaction().execute(async (tx) => {',
      ],
      [
        "reached('command:before-commit');",
        "early.resolve(done);\n    await new Promise((go) => setTimeout(go, 200));\n    reached('command:before-commit');",
      ],
      [
        "});\n  reached('command:after-commit');\n  return result;",
        "}).then(() => reached('command:after-commit'), early.reject);\n  return early.promise;",
      ],
      [
        'if (known) return known as R;',
        'if (known) {\n        early.resolve(known as R);\n        return known as R;\n      }',
      ],
    ],
  },
  /** An email whose fate is unknown is sent again. */
  'unknown mail repeated': {
    module: '/server/features/mailing/delivery.ts',
    changes: [["when state = 'sending' then 'unknown'", "when state = 'nothing' then 'unknown'"]],
  },
} as const satisfies Record<string, Fault>;

/** The names of the faults. */
export type FaultName = keyof typeof faults;
