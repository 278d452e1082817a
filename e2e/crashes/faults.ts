interface Fault {
  /** The end of the module's address. */
  module: string;
  /** What it says, once, and what it says with the fault. */
  changes: readonly (readonly [good: string, bad: string])[];
}

/** Faults of the kind that the tests of crashes are there to catch. */
export const faults = {
  /** A repeated call is not known again. */
  'dedupe dropped': {
    module: '/server/commands/receipts.ts',
    changes: [
      ['if (!kept) return null;', 'return null;'],
      [".insertInto('receipts')", ".insertInto('receipts').onConflict((key) => key.doNothing())"],
    ],
  },
  /** 'Done' is said a moment before it is. */
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
  /** A mail whose fate is unknown is sent once more. */
  'unknown mail repeated': {
    module: '/server/features/mailing/delivery.ts',
    changes: [["when state = 'sending' then 'unknown'", "when state = 'nothing' then 'unknown'"]],
  },
} as const satisfies Record<string, Fault>;

/** What a fault is called where a test asks for it. */
export type FaultName = keyof typeof faults;
