import './tsx-hook.ts';
import { runChild } from './running/child.ts';
import { isForPeople } from './running/problem.ts';
import { type Role, roles } from './running/roles.ts';
import { supervise } from './running/supervise.ts';

/** Without an argument, supervises all of Plaudit's processes. With the name of a role, runs that role. */
async function main(role: string | undefined): Promise<void> {
  if (role === undefined) return supervise();
  if (!isRole(role)) throw new Error(`There is no role '${role}'; the roles are ${roles.join(', ')}.`);
  await runChild(role);
}

function isRole(text: string): text is Role {
  return (roles as readonly string[]).includes(text);
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(isForPeople(error) ? error.message : error);
  process.exit(1);
});
