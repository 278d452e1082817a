import type { ReactNode } from 'react';
import type { PostBackdrop, PostShape } from '../../posts/posts.ts';
import { postShapes } from '../../posts/posts.ts';
import { Backdrop } from './backdrops.tsx';

/** The background of a post. `own` is the address of an uploaded picture. */
export interface PostBackground {
  readonly backgroundColor: string;
  readonly backgroundImage: PostBackdrop;
  readonly backgroundImageBlur: number;
  readonly own: string | null;
}

/** A post's background in its shape, with its content above. Like all pictures it uses flexbox, pixels and inline styles. */
export function PostFrame({
  shape,
  background,
  children,
}: {
  shape: PostShape;
  background: PostBackground;
  children: ReactNode;
}) {
  const size = postShapes[shape];
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        ...size,
        overflow: 'hidden',
        backgroundColor: background.backgroundColor,
      }}
    >
      <Ground {...size} {...background} />
      {children}
    </div>
  );
}

function Ground({ width, height, ...background }: PixelSize & PostBackground) {
  const blur = background.backgroundImageBlur;
  const size = groundSize({ width, height }, blur);
  const left = (width - size.width) / 2;
  const top = (height - size.height) / 2;
  return (
    <div
      style={{
        display: 'flex',
        position: 'absolute',
        left,
        top,
        ...size,
        ...(blur > 0 && { filter: `blur(${blur}px)` }),
      }}
    >
      <SharpGround {...size} {...background} />
    </div>
  );
}

interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** The pixels of a background that is to be blurred. Blurred edges fade out, so they lie outside the picture. */
export const groundSize = ({ width, height }: PixelSize, blur: number): PixelSize => ({
  width: width + blur * 6,
  height: height + blur * 6,
});

/** A background before it is blurred. */
export function SharpGround({
  width,
  height,
  backgroundImage: kind,
  backgroundColor: color,
  own,
}: PixelSize & PostBackground) {
  const size = { width, height };
  if (kind === 'own') return own && <img src={own} alt="" {...size} style={{ ...size, objectFit: 'cover' }} />;
  if (kind === 'none') return null;
  return <Backdrop kind={kind} color={color} {...size} />;
}

/** A color with its opacity, from its transparency in percent. */
export const withTransparency = (color: string, percent: number): string => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `rgba(${red}, ${green}, ${blue}, ${(100 - percent) / 100})`;
};
