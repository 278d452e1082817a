import type { TemplateKind } from '#common/reviews/templates/placeholders.ts';
import type { World } from './world.ts';

interface Sketch {
  name: string;
  kind: TemplateKind;
  body: string;
  isShared?: true;
}

const sketches: readonly Sketch[] = [
  {
    ...{ name: 'Thanks, short', kind: 'reply', isShared: true },
    body: 'Thank you, {reviewer}. It was good to work with you, and your review helps others to choose.',
  },
  {
    ...{ name: 'After criticism', kind: 'reply', isShared: true },
    body:
      'Thank you for your honest words. We are sorry that this went less well than it should have, and have talked ' +
      'about it at {agency}. We would like to hear more: please answer the email you got from us.',
  },
  {
    ...{ name: 'To candidates', kind: 'reply' },
    body: 'Hi {reviewer}, I am glad that the {role} job turned out so well. All the best in it!\n\n{recruiter}',
  },
  {
    ...{ name: 'LinkedIn, new review', kind: 'post', isShared: true },
    body: '“{title}”\n\nThank you, {reviewer}, for this review of {recruiter} at {agency}. Every word of it: {link}',
  },
];

const owners = [...['pro_individual@demo.example', 'pro_team@demo.example', 'ultimate_team@demo.example']] as const;

/** Saved replies and posts of the accounts whose plan has them. */
export function addTemplates({ rows, dice, daysAgo }: World): void {
  for (const email of owners) {
    const user = rows.users.find((one) => one.email === email)!;
    const recruiter = rows.recruiters.find(({ user_id }) => user_id === user.id)!;
    for (const [place, { isShared, ...fields }] of sketches.entries()) {
      const created_at = daysAgo(90 - place * 20);
      rows.review_templates.push({
        ...{ id: dice.id(created_at), agency_id: recruiter.agency_id, ...fields, created_at, updated_at: created_at },
        ...{ recruiter_id: isShared ? null : recruiter.id!, created_by: user.id! },
      });
    }
  }
}
