import { pictureSize } from '#common/pictures/look.ts';
import { productName } from '#common/product.ts';
import { absolute, sitePictureUrl } from '#common/urls.ts';
import { type Alternate, publicAddresses } from '#common/zones.ts';
import type { PageHead, PagePicture, StructuredData } from '#web/kit/page.ts';
import { useBoot } from './boot.ts';

/** Title, description, canonical and alternate links, link previews and JSON-LD. React puts them into the head. */
export function Head({ title, description, canonical, isHidden, picture, structuredData }: PageHead) {
  const { site, zone, publicSites } = useBoot();
  const { origin, alternates } = publicAddresses(site, zone, publicSites);
  const at = (path: string) => absolute(origin, path);
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={productName} />
      <meta property="og:type" content="website" />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {isHidden && <meta name="robots" content="noindex" />}
      {!isHidden && canonical && <Canonical path={canonical} address={at(canonical)} alternates={alternates} />}
      <Picture {...(picture ?? sitePicture)} at={at} />
      {[typeof structuredData === 'function' ? structuredData(at) : (structuredData ?? [])].flat().map((one) => (
        <LinkedData key={String(one['@type'])} value={one} />
      ))}
    </>
  );
}

type CanonicalProps = { path: string; address: string; alternates: readonly Alternate[] };

function Canonical({ path, address, alternates }: CanonicalProps) {
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      {alternates.map(({ language, origin }) => (
        <link key={language} rel="alternate" hrefLang={language} href={absolute(origin, path)} />
      ))}
    </>
  );
}

const sitePicture: PagePicture = {
  path: sitePictureUrl(),
  words: `${productName}: recruiter reviews tied to real placements`,
};

function Picture({ path, words, at }: PagePicture & { at: (path: string) => string }) {
  return (
    <>
      <meta property="og:image" content={at(path)} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(pictureSize.width)} />
      <meta property="og:image:height" content={String(pictureSize.height)} />
      <meta property="og:image:alt" content={words} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Data for search engines, not executable. A '<' in it must not end the element. */
function LinkedData({ value }: { value: StructuredData }) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every '<' escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
