import { fontsOf, jobPostOf, reviewPostOf } from '#common/pictures/posts/content.ts';
import { GonePost } from '#common/pictures/posts/GonePost.tsx';
import { JobPost } from '#common/pictures/posts/JobPost.tsx';
import { ReviewPost } from '#common/pictures/posts/ReviewPost.tsx';
import { postShapes } from '#common/posts/posts.ts';
import type { JobSettings, ReviewSettings } from '#common/posts/settings.ts';
import { drawPicture } from '#server/pictures/draw.ts';
import { postFontFiles } from '#server/pictures/fonts.ts';
import { fileStorage } from '#server/storage/storage.ts';
import { blurredGround } from './blurred-ground.tsx';
import type { PostToDraw } from './post-to-draw.queries.ts';

/** Draws a post as JPEG, at a scale from 1 to 3. */
export async function drawPost(post: PostToDraw, scale: number): Promise<Buffer> {
  const picture = await uploadedOf(post);
  const background = { ...post.settings, own: picture && 'own' };
  const isBlurred = background.backgroundImageBlur > 0 && background.backgroundImage !== 'none';
  const ground = isBlurred ? await blurredGround(post.shape, background, picture) : picture?.data;
  const settings = isBlurred
    ? { ...post.settings, backgroundImage: 'own' as const, backgroundImageBlur: 0 }
    : post.settings;
  return drawPicture(elementOf({ ...post, settings }, ground ? 'own' : null), {
    ...{ ...postShapes[post.shape], scale, format: 'jpeg', fonts: postFontFiles(fontsOf(post.settings)) },
    images: ground ? [{ src: 'own', data: ground }] : [],
  });
}

async function uploadedOf({ backgroundKey: key, settings }: PostToDraw) {
  const stored = key && settings.backgroundImage === 'own' ? await fileStorage().get(key) : null;
  return key && stored ? { key, data: Buffer.concat(await stored.toArray()) } : null;
}

function elementOf({ kind, shape, settings, quote, job, review, recruiter }: PostToDraw, own: string | null) {
  if (kind === 'job')
    return <JobPost {...jobPostOf({ shape, settings: settings as JobSettings, own }, job, recruiter)} />;
  if (!review) return <GonePost shape={shape} />;
  return <ReviewPost {...reviewPostOf({ shape, settings: settings as ReviewSettings, own }, review, quote)} />;
}
