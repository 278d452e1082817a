import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  type DeveloperFeature,
  developerFeatures,
  toggleDeveloperFeature,
  useDeveloperFeature,
} from '#web/kit/permissions/developer.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import styles from './DeveloperSwitch.module.css';

/** For developers: switches for this browser. Opens with its button or Alt+Shift+D. */
export default function DeveloperSwitch() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey && event.shiftKey && event.code === 'KeyD') setOpen((before) => !before);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <aside className={styles.place} aria-label="For developers">
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        Developer
      </Button>
      <Dialog title="Developer features" open={isOpen} onClose={() => setOpen(false)}>
        <p>These apply only in this browser. The server doesn't know about them.</p>
        {developerFeatures.map((feature) => (
          <Switch key={feature} feature={feature} />
        ))}
      </Dialog>
    </aside>
  );
}

const words: Readonly<Record<DeveloperFeature, string>> = {
  'highlight-permissions': 'Outline parts that require a role',
  'ignore-permissions': 'Show pages as for a super admin',
};

function Switch({ feature }: { feature: DeveloperFeature }) {
  const isOn = useDeveloperFeature(feature);
  const { revalidate } = useRevalidator();
  const toggle = () => {
    toggleDeveloperFeature(feature);
    // Pages the router refused may be open now, and the other way round.
    void revalidate();
  };
  return (
    <label className={styles.feature}>
      <input type="checkbox" checked={isOn} onChange={toggle} />
      <span>
        {words[feature]} <code>{feature}</code>
      </span>
    </label>
  );
}
