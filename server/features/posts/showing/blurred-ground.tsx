import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { groundSize, type PostBackground, SharpGround } from '#common/pictures/posts/PostFrame.tsx';
import { type PostShape, postShapes } from '#common/posts/posts.ts';
import { drawPicture } from '#server/pictures/draw.ts';

/** Blurred backgrounds are kept: blurring takes longer than everything else of a picture. */
const kept = new LRUCache<string, Buffer>({ maxSize: 16_000_000, sizeCalculation: ({ length }) => length });

/**
 * A post's background, blurred and cut to its shape, as JPEG. The renderer cuts before it blurs, which would make the
 * edges fade. One at scale 1 serves every scale. `picture`: the uploaded picture and what names it.
 */
export async function blurredGround(
  shape: PostShape,
  background: PostBackground,
  picture: { readonly key: string; readonly data: Buffer } | null,
): Promise<Buffer> {
  const { backgroundImage, backgroundColor, backgroundImageBlur: blur } = background;
  const name = [picture?.key ?? backgroundImage, backgroundColor, blur, shape].join(' ');
  const known = kept.get(name);
  if (known) return known;
  const size = groundSize(postShapes[shape], blur);
  const images = picture ? [{ src: 'own', data: picture.data }] : [];
  const ground = <SharpGround {...size} {...background} own={picture && 'own'} />;
  const whole = await drawPicture(<div style={{ display: 'flex', ...size, backgroundColor }}>{ground}</div>, {
    ...size,
    format: 'jpeg',
    images,
  });
  const blurred = await sharp(whole)
    .blur(blur)
    .extract({ left: blur * 3, top: blur * 3, ...postShapes[shape] })
    .jpeg({ quality: 90 })
    .toBuffer();
  kept.set(name, blurred);
  return blurred;
}
