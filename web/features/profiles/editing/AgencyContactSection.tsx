import { profileLimits } from '#common/limits.ts';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { useSection } from '#web/app-ui/use-settings.ts';
import { WaitingWish } from '#web/app-ui/WaitingWish.tsx';
import { LinkField } from '#web/kit/LinkField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { phoneHelp } from './phone-help.ts';
import styles from './sections.module.css';

type AgencyContactSectionProps = {
  /** How often the phone number was revealed in the last year. */
  phoneReveals: number;
  /** Saved values that are not in effect yet. */
  wishes: { contactEmail: string | null | undefined; legalName: string | null | undefined };
};

/** Who runs the agency, and how to reach it: shown in every review invitation. */
export function AgencyContactSection({ wishes, phoneReveals }: AgencyContactSectionProps) {
  const section = useSection({ website: '', phone: '', contactEmail: '', legalName: '' });
  const { field, saved } = section;
  return (
    <SettingsSection
      id="contact"
      title="Contact and legal name"
      labels={{ website: 'Website', phone: 'Phone', contactEmail: 'Contact email', legalName: 'Legal name' }}
    >
      <div className={styles.row}>
        <LinkField {...field('website')} label="Website" optional maxLength={profileLimits.link} autoComplete="url" />
        <TextField
          {...field('phone')}
          type="tel"
          label="Phone"
          optional
          maxLength={profileLimits.phone}
          autoComplete="tel"
          help={phoneHelp(saved.phone, phoneReveals)}
        />
      </div>
      <WaitingWish
        wish={wishes.contactEmail}
        title={`${wishes.contactEmail} isn't confirmed yet`}
        isBusy={section.isSending}
        onTakeBack={() => section.sendOnly({ contactEmail: saved.contactEmail })}
      >
        We emailed a link to this address. Once someone opens the link and confirms, it replaces the address below.
      </WaitingWish>
      <TextField
        {...field('contactEmail')}
        type="email"
        label="Contact email"
        autoComplete="email"
        help="Shown in every review invitation, not on your page. We check reviews from its domain, as they could be from your own people."
      />
      <WaitingWish
        wish={wishes.legalName}
        title={`We're checking the legal name ‘${wishes.legalName}’`}
        isBusy={section.isSending}
        onTakeBack={() => section.sendOnly({ legalName: saved.legalName })}
      >
        Your agency keeps its current name until we approve the new one. We'll email you.
      </WaitingWish>
      <TextField
        {...field('legalName')}
        label="Legal name"
        maxLength={profileLimits.legalName}
        help="As registered. Shown in every review invitation."
      />
    </SettingsSection>
  );
}
