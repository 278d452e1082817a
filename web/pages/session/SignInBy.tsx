import { useState } from 'react';
import { type SignInVendorKey, vendorNames } from '#common/connections/vendors.ts';
import { toldBy } from '#web/features/accounts/sending.ts';
import { leaveFor } from '#web/features/accounts/sign-in-by/steps.ts';
import { useSession } from '#web/kit/session/use-session.ts';
import { useSite } from '#web/kit/site.ts';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './SignInBy.module.css';

/** Buttons to sign in by other software that is set up here. */
export function SignInBy({ only }: { only?: SignInVendorKey }) {
  const { signIns } = useSite();
  const isHydrated = useHydrated();
  const session = useSession();
  const [leaving, setLeaving] = useState<SignInVendorKey | null>(null);
  const [problem, setProblem] = useState('');
  const shown = only ? signIns.filter((vendor) => vendor === only) : signIns;
  if (shown.length === 0) return null;
  const leave = async (vendor: SignInVendorKey) => {
    setLeaving(vendor);
    setProblem('');
    try {
      await leaveFor(session, vendor);
    } catch (error) {
      setProblem(toldBy(error)[0]!.message);
      setLeaving(null);
    }
  };
  return (
    <div className={styles.ways}>
      {problem && <Notice tone="bad">{problem}</Notice>}
      {shown.map((vendor) => (
        <Button
          key={vendor}
          wide
          busy={leaving === vendor}
          disabled={!isHydrated || (leaving !== null && leaving !== vendor)}
          onClick={() => leave(vendor)}
        >{`Continue with ${vendorNames[vendor]}`}</Button>
      ))}
    </div>
  );
}
