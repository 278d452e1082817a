import { profileLimits } from '#common/limits.ts';
import { LinkField } from '#web/kit/LinkField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { EditSection } from './EditSection.tsx';
import { phoneHelp } from './phone-help.ts';
import { useSection } from './use-section.ts';
import { WaitingWish } from './WaitingWish.tsx';

type AgencyContactSectionProps = {
  website: string;
  phone: string;
  contactEmail: string;
  legalName: string;
  /** How often the number was asked for within a year. */
  phoneReveals: number;
  /** What was saved and is not used yet. */
  wishes: { contactEmail: string | null | undefined; legalName: string | null | undefined };
};

/** Who stands behind an agency, and how to reach it: every mail that asks for a review says so. */
export function AgencyContactSection({ wishes, phoneReveals, ...saved }: AgencyContactSectionProps) {
  const section = useSection('contact', saved);
  const { values, set, wrong } = section;
  return (
    <EditSection
      section={section}
      id="contact"
      title="Contact and legal name"
      labels={{ website: 'Website', phone: 'Phone', contactEmail: 'Contact address', legalName: 'Legal name' }}
    >
      <LinkField
        name="website"
        label="Website"
        optional
        value={values.website}
        onChange={(event) => set('website', event.target.value)}
        maxLength={profileLimits.link}
        autoComplete="url"
        error={wrong('website')}
      />
      <TextField
        name="phone"
        type="tel"
        label="Phone"
        optional
        value={values.phone}
        onChange={(event) => set('phone', event.target.value)}
        maxLength={profileLimits.phone}
        autoComplete="tel"
        help={phoneHelp(saved.phone, phoneReveals)}
        error={wrong('phone')}
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
        name="contactEmail"
        type="email"
        label="Contact address"
        value={values.contactEmail}
        onChange={(event) => set('contactEmail', event.target.value)}
        autoComplete="email"
        help="It stands in each mail that asks for a review, not on your page. Reviews from its domain are looked at as your own people's."
        error={wrong('contactEmail')}
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
        name="legalName"
        label="Legal name"
        value={values.legalName}
        onChange={(event) => set('legalName', event.target.value)}
        maxLength={profileLimits.legalName}
        help="As it is registered. It stands in each mail that asks for a review."
        error={wrong('legalName')}
      />
    </EditSection>
  );
}
