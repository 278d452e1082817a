import { formatDay } from '../formats.ts';
import { figuresInWords } from '../pictures/figure-words.ts';
import { productName } from '../product.ts';
import { isTooFew } from '../reviews/score.ts';
import type { AssetContent, AssetOptions } from './content.ts';

/** An email signature as HTML, in the tables and inline styles that mail programs keep, and as plain text. */
export interface Signature {
  readonly html: string;
  readonly text: string;
}

/** The signature of a recruiter or an agency. `link` and `photo` are whole addresses. */
export function signatureOf(
  content: AssetContent,
  { accent, showsPhoto }: Pick<AssetOptions, 'accent' | 'showsPhoto'>,
  { link, photo }: { readonly link: string; readonly photo: string | null },
): Signature {
  const { name, headline, agencyName, location, kind, figures } = content;
  const line = (kind === 'agency' ? [location] : [headline, agencyName]).filter(Boolean).join(', ');
  const star = isTooFew(figures.reviewCount) ? '' : '★ ';
  const rating = `${star}${figuresInWords(figures)}`;
  const asOf = `As of ${formatDay(figures.asOf)}`;
  const readAll = `Read every review on ${productName}`;
  const font = 'font-family:Arial,Helvetica,sans-serif';
  const rows = [
    `<strong style="font-size:16px;color:#12263a">${escaped(name)}</strong>`,
    ...(line ? [`<span style="font-size:13px;color:#59697a">${escaped(line)}</span>`] : []),
    `<span style="font-size:14px;color:#12263a">${escaped(rating)}</span>`,
    `<a href="${escaped(link)}" style="font-size:13px;color:${escaped(accent)}">${readAll}</a> <span style="font-size:11px;color:#59697a">${asOf}</span>`,
  ];
  const face =
    showsPhoto && photo
      ? `<td style="padding-right:16px;vertical-align:top"><img src="${escaped(photo)}" width="72" height="72" alt="" style="border-radius:${kind === 'agency' ? 8 : 36}px;object-fit:${kind === 'agency' ? 'contain' : 'cover'}"></td>`
      : '';
  return {
    html: `<table role="presentation" cellpadding="0" cellspacing="0" style="${font}"><tr>${face}<td style="line-height:1.5">${rows.join('<br>')}</td></tr></table>`,
    text: [name, line, rating, asOf, `${readAll}: ${link}`].filter(Boolean).join('\n'),
  };
}

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
