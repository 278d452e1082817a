import { profileLimits } from '#common/limits.ts';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { useSection } from '#web/app-ui/use-settings.ts';
import { LinkField } from '#web/kit/LinkField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { phoneHelp } from './phone-help.ts';
import { WaitingWish } from './WaitingWish.tsx';

type AgencyContactSectionProps = {
  /** How often the phone number was revealed in the last year. */
  phoneReveals: number;
  /** Saved values that are not in effect yet. */
  wishes: { contactEmail: string | null | undefined; legalName: string | null | undefined };
};

/** Who runs the agency, and how to reach it: shown in every review invitation. */
export function AgencyContactSection({ wishes, phoneReveals }: AgencyContactSectionProps) {
  const section = useSection('contact', { website: '', phone: '', contactEmail: '', legalName: '' });
  const { field, saved } = section;
  return (
    <SettingsSection
      section={section}
      id="contact"
      title="Contact and legal name"
      labels={{ website: 'Website', phone: 'Phone', contactEmail: 'Contact address', legalName: 'Legal name' }}
    >
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
      <WaitingWish
        wish={wishes.contactEmail}
        title={`${wishes.contactEmail} is to be confirmed`}
        isBusy={section.isSending}
        onTakeBack={() => void section.send({ contactEmail: saved.contactEmail })}
      >
        We mailed a link to it. Once somebody presses the button behind it, the address takes the place of the one
        below.
      </WaitingWish>
      <TextField
        {...field('contactEmail')}
        type="email"
        label="Contact address"
        autoComplete="email"
        help="It stands in each mail that asks for a review, not on your page. Reviews from its domain are looked at as your own people's."
      />
      <WaitingWish
        wish={wishes.legalName}
        title={`We look at the legal name ‘${wishes.legalName}’`}
        isBusy={section.isSending}
        onTakeBack={() => void section.send({ legalName: saved.legalName })}
      >
        Your agency was approved under its present name, which stands until then. We write to you.
      </WaitingWish>
      <TextField
        {...field('legalName')}
        label="Legal name"
        maxLength={profileLimits.legalName}
        help="As it is registered. It stands in each mail that asks for a review."
      />
    </SettingsSection>
  );
}
