import { builder } from '#server/graphql/builder.ts';
import type { MailPreview as Preview } from './preview.tsx';

/** An email as it will arrive. */
export const MailPreview = builder.objectRef<Preview>('MailPreview').implement({
  description: 'An email as it will arrive.',
  fields: (t) => ({
    from: t.string({ nullable: false, description: "The sender's name.", resolve: ({ from }) => from }),
    replyTo: t.string({ nullable: false, resolve: ({ replyTo }) => replyTo }),
    reminders: t.int({
      nullable: false,
      description: 'How many reminders follow at most.',
      resolve: ({ reminders }) => reminders,
    }),
    subject: t.string({ nullable: false, resolve: ({ subject }) => subject }),
    html: t.string({ nullable: false, resolve: ({ html }) => html }),
    text: t.string({ nullable: false, resolve: ({ text }) => text }),
  }),
});
