const roles = [
  'super_admin',
  'admin',
  'recruiter',
  'recruiter_admin',
  'recruiter_freelancer',
  'pro_individual',
  'pro_team',
  'ultimate_team',
  'user',
  'user_admin',
];

/** The lines that tell a newcomer how to sign in to the demo. */
export function demoAccounts(): string {
  const lines = roles.map((role) => `  ${role}@demo.example`);
  return `\n\nSign in with the password plaudit-demo-2026 as\n${lines.join('\n')}`;
}
