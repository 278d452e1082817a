import type { AssetTemplate } from '../../assets/assets.ts';
import { familyOf } from '../posts/fonts.ts';
import { BusinessCard, EmailSignature, LinkedInBanner, WebsiteBadge } from './cards.tsx';
import { Flyer } from './Flyer.tsx';
import { type AssetParts, pictureParts } from './parts.tsx';
import type { AssetProps } from './props.ts';

/** A filled template for browsers and pictures. */
export function AssetPicture(props: AssetProps) {
  const { width, height } = props.size;
  return (
    <div
      style={{
        ...{ display: 'flex', width, height, overflow: 'hidden', backgroundColor: '#ffffff' },
        fontFamily: familyOf('Mulish'),
      }}
    >
      <FilledTemplate {...props} parts={pictureParts} />
    </div>
  );
}

/** A filled template, made of the given parts. It is as large as its size says. */
export function FilledTemplate({ parts, ...props }: AssetProps & { parts: AssetParts }) {
  const Template = templates[props.template];
  return <Template parts={parts} props={props} />;
}

const templates: Readonly<
  Record<AssetTemplate, (given: { parts: AssetParts; props: AssetProps }) => React.ReactElement>
> = {
  'email-signature': EmailSignature,
  'linkedin-banner': LinkedInBanner,
  'website-badge': WebsiteBadge,
  'business-card': BusinessCard,
  flyer: Flyer,
};
