import type { BrandAsset } from '../assets/assets.ts';
import { type Drawing, logoDrawing, nameDrawing, signDrawing } from './brand.ts';
import { colours } from './look.ts';

/** One of our marks. The space around it belongs to it. */
export function brandDrawing(asset: BrandAsset): Drawing {
  const { brand, onBrand, ink, paper } = colours;
  if (asset === 'mark') return signDrawing(brand, onBrand);
  if (asset === 'wordmark') return nameDrawing(ink);
  if (asset === 'wordmark-dark') return nameDrawing(paper);
  return logoDrawing(brand, onBrand, asset === 'logo' ? ink : paper);
}

/** A drawing as an SVG file, `scale` times as large as its box. */
export function svgOf({ width, height, paths }: Drawing, title: string, scale = 1): string {
  const drawn = paths
    .map(({ d, x = 0, y = 0, fill = 'none', stroke, strokeWidth }) => {
      const line = stroke
        ? ` stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"`
        : '';
      return `<path d="${d}" fill="${fill}"${line}${x || y ? ` transform="translate(${x} ${y})"` : ''}/>`;
    })
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}"><title>${title}</title>${drawn}</svg>\n`;
}
