import { productName } from '#common/product.ts';
import { absolute } from '#common/urls.ts';
import type { PageHead } from '#web/kit/page.ts';
import { useBoot } from './boot.ts';

/** Title, description, canonical link, Open Graph and JSON-LD; React puts them into the document's head. */
export function Head({ title, description, canonical, isHidden, structuredData }: PageHead) {
  const { site } = useBoot();
  const address = canonical ? absolute(site, canonical) : null;
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={productName} />
      <meta property="og:type" content="website" />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {isHidden ? <meta name="robots" content="noindex" /> : address && <Canonical address={address} />}
      {structuredData !== undefined && <StructuredData value={structuredData} />}
    </>
  );
}

function Canonical({ address }: { address: string }) {
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
    </>
  );
}

/** Data for search engines, which is no executable script; a '<' in it must not end the element. */
function StructuredData({ value }: { value: unknown }) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every '<' escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
