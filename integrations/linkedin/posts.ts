import { z } from 'zod';
import { isAt } from '../core/hosts.ts';
import { VendorProblem } from '../core/problem.ts';
import type { Session } from '../core/vendor.ts';
import { callAs, hosts, readReply, refuseProblem, versioned } from './client.ts';
import { littleText } from './little-text.ts';

const upload = z.looseObject({
  value: z.looseObject({ uploadUrl: z.string(), image: z.string().regex(/^urn:li:image:[\w-]+$/) }),
});

const ownerOf = (memberId: string) => `urn:li:person:${memberId}`;

/** Gives LinkedIn a picture, and returns what a post names it by. */
export async function uploadImage(session: Session, memberId: string, jpeg: Buffer): Promise<string> {
  const begun = await callAs(session, {
    method: 'POST',
    url: 'https://api.linkedin.com/rest/images?action=initializeUpload',
    headers: versioned,
    json: { initializeUploadRequest: { owner: ownerOf(memberId) } },
  });
  refuseProblem(begun, 'the upload of a picture');
  const { uploadUrl, image } = readReply(upload, begun, 'the address for a picture').value;
  if (!isAt(hosts, uploadUrl))
    throw new VendorProblem('unreadable', "The address for a picture isn't one of LinkedIn's.");
  const headers = { 'content-type': 'image/jpeg' };
  refuseProblem(await callAs(session, { method: 'PUT', url: uploadUrl, headers, body: jpeg }), 'the picture');
  return image;
}

/** A post of a member, with a picture that was uploaded. */
export interface MemberPost {
  readonly memberId: string;
  /** As people write it: it is escaped here. */
  readonly text: string;
  readonly image: { readonly id: string; readonly title: string; readonly alt: string };
}

/** LinkedIn's answer is missing or cut: nobody knows whether it posted. */
export class Unanswered extends Error {}

/** Characters that LinkedIn takes of a picture's alternative text. */
const altLength = 4000;

/**
 * Posts for a member, to everyone. Returns the post's id, if LinkedIn says it. Throws `Unanswered` if it may have been
 * posted; after any other problem it wasn't.
 */
export async function createPost(session: Session, { memberId, text, image }: MemberPost): Promise<string | null> {
  const reply = await callAs(session, {
    method: 'POST',
    url: 'https://api.linkedin.com/rest/posts',
    headers: versioned,
    json: {
      author: ownerOf(memberId),
      commentary: littleText(text),
      visibility: 'PUBLIC',
      distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
      content: { media: { id: image.id, title: image.title, altText: image.alt.slice(0, altLength) } },
      lifecycleState: 'PUBLISHED',
      isReshareDisabledByAuthor: false,
    },
  }).catch((error: unknown) => {
    throw error instanceof VendorProblem && isNoAnswer(error) ? new Unanswered(error.message) : error;
  });
  // A server between us and LinkedIn gave up waiting.
  if (reply.status === 502 || reply.status === 504) throw new Unanswered('LinkedIn gave no answer in time.');
  if (reply.status === 422) throw new VendorProblem('wrong', wordsOf(reply.text));
  refuseProblem(reply, 'the post');
  return reply.headers['x-restli-id'] ?? null;
}

const isNoAnswer = ({ kind }: VendorProblem) => kind === 'down' || kind === 'unreadable';

const wordsOf = (answer: string) =>
  /duplicate/i.test(answer)
    ? 'LinkedIn says that you posted the same text a short while ago. Change the text, then share again.'
    : "LinkedIn didn't accept this text. Change it, then share again.";
