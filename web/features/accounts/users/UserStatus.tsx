import { Tag } from '#web/ui/Tag.tsx';

/** Whether an account is active. */
export function UserStatus({ status }: { status: string }) {
  return status === 'active' ? <Tag tone="good">Active</Tag> : <Tag tone="bad">Deactivated</Tag>;
}
