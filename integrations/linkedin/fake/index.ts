import { type Fake, type FakeReply, type FakeRequest, fakeForms } from '../../core/fake/fake.ts';
import { fakeOauth } from '../../core/fake/oauth.ts';

const days = 86_400_000;

/** The member who signs in. */
interface Member {
  readonly sub: string;
  readonly name: string;
  /** Null where LinkedIn leaves it out. */
  readonly email: string | null;
}

/** What was posted, as readers see it. */
export interface SeenPost {
  readonly id: string;
  readonly author: string;
  readonly text: string;
  readonly alt: string;
  readonly jpeg: Buffer;
  readonly at: number;
}

/** LinkedIn, in memory. */
export interface LinkedInFake extends Fake {
  member: Member;
  readonly posts: SeenPost[];
  /** Ends all access, as LinkedIn does after 60 days. */
  readonly expireTokens: () => void;
  readonly revokeTokens: () => void;
}

/** LinkedIn: its sign-in of 60 days without refresh tokens, who the member is, pictures and posts. */
export function linkedinFake({ now = Date.now }: { readonly now?: () => number } = {}): LinkedInFake {
  const title = 'Connect Plaudit to a made-up LinkedIn account';
  const manner = { now, title, seconds: 60 * 86_400, hasSecret: true, rotates: true } as const;
  const oauth = fakeOauth({ ...manner, refusal: 'user_cancelled_authorize' });
  const images = new Map<string, Buffer | null>();
  const fake: LinkedInFake = {
    hosts: ['.linkedin.com'],
    troubles: [],
    posts: [],
    member: { sub: 'member-1', name: 'Robin Test', email: 'robin@example.test' },
    expireTokens: oauth.expireTokens,
    revokeTokens: oauth.revokeTokens,
    answer: (request) => {
      const at = `${request.method} ${request.host}${request.path}`;
      if (at === 'GET www.linkedin.com/oauth/v2/authorization') return oauth.consent(request);
      if (at === 'POST www.linkedin.com/oauth/v2/accessToken') return answerTokens(request);
      if (request.method === 'GET' && request.path.startsWith('/feed/')) return feed();
      if (!oauth.isValid(/^Bearer (.+)$/.exec(request.headers['authorization'] ?? '')?.[1]))
        return refused(401, 'EXPIRED_ACCESS_TOKEN', 'The token used in the request has expired');
      if (at === 'GET api.linkedin.com/v2/userinfo') return answerMember();
      if (request.method === 'PUT' && request.host === 'www.linkedin.com') return takeImage(request);
      if (!request.path.startsWith('/rest/')) return refused(404, 'NOT_FOUND', 'There is nothing here');
      if (!/^20\d\d(0[1-9]|1[0-2])$/.test(request.headers['linkedin-version'] ?? ''))
        return refused(400, 'VERSION_MISSING', 'A version must be present. Please specify a version.');
      if (at === 'POST api.linkedin.com/rest/images') return beginImage(request);
      if (at === 'POST api.linkedin.com/rest/posts') return takePost(request);
      return refused(404, 'NOT_FOUND', 'There is nothing here');
    },
  };

  function answerTokens({ body }: FakeRequest): FakeReply {
    const values = new URLSearchParams(body);
    if (values.get('grant_type') !== 'authorization_code' || !values.get('redirect_uri'))
      return { status: 400, json: { error: 'invalid_request', error_description: 'A parameter is missing' } };
    const granted = oauth.grant(values);
    if (granted.error) return { status: 400, json: { error: granted.error } };
    const scope = 'email,openid,profile,w_member_social';
    return { json: { access_token: granted.access, expires_in: manner.seconds, scope, token_type: 'Bearer' } };
  }

  function answerMember(): FakeReply {
    const { sub, name, email } = fake.member;
    const [given_name, family_name] = name.split(' ');
    const locale = { country: 'AU', language: 'en' };
    return {
      json: { sub, name, given_name, family_name, locale, ...(email !== null && { email, email_verified: true }) },
    };
  }

  function beginImage({ query, body }: FakeRequest): FakeReply {
    const owner = (JSON.parse(body) as { initializeUploadRequest?: { owner?: string } }).initializeUploadRequest?.owner;
    if (query.get('action') !== 'initializeUpload' || owner !== author())
      return refused(400, 'ILLEGAL_ARGUMENT', 'The owner must be the member');
    const key = `picture-${images.size + 1}`;
    images.set(key, null);
    const uploadUrl = `https://www.linkedin.com/dms-uploads/${key}`;
    return { json: { value: { uploadUrlExpiresAt: now() + days, uploadUrl, image: `urn:li:image:${key}` } } };
  }

  function takeImage({ path, bytes }: FakeRequest): FakeReply {
    const key = path.split('/').at(-1) ?? '';
    if (!images.has(key) || bytes.length === 0) return refused(404, 'NOT_FOUND', 'There is no such upload');
    images.set(key, bytes);
    return { status: 201 };
  }

  function takePost({ body }: FakeRequest): FakeReply {
    const given = JSON.parse(body) as GivenPost;
    if (given.author !== author()) return unprocessable('ERROR :: /author :: field is required but not found');
    if (!given.commentary) return unprocessable('ERROR :: /commentary :: is empty');
    const text = readersSee(given.commentary);
    if (text.length > 3000) return unprocessable('ERROR :: /commentary :: is longer than 3000 characters');
    const media = given.content?.media;
    const jpeg = images.get(media?.id?.replace('urn:li:image:', '') ?? '');
    if (!jpeg) return unprocessable('ERROR :: /content/media/id :: there is no such image');
    if (fake.posts.some((post) => post.text === text && now() - post.at < 600_000))
      return unprocessable('Content is a duplicate of urn:li:share:1');
    const id = `urn:li:share:${fake.posts.length + 1}`;
    fake.posts.push({ id, author: given.author, text, alt: media?.altText ?? '', jpeg, at: now() });
    return { status: 201, headers: { 'x-restli-id': id } };
  }

  /** What was posted, for people who try it out. */
  function feed(): FakeReply {
    const words = 'What was posted here, newest first.';
    const posts = fake.posts.toReversed();
    return fakeForms(
      'Made-up LinkedIn',
      words,
      posts.map(({ text }) => ({ title: text, buttons: [] })),
    );
  }

  const author = () => `urn:li:person:${fake.member.sub}`;
  return fake;
}

interface GivenPost {
  readonly author?: string;
  readonly commentary?: string;
  readonly content?: { readonly media?: { readonly id?: string; readonly altText?: string } };
}

const refused = (status: number, code: string, message: string): FakeReply => ({
  status,
  json: { status, code, message },
});
const unprocessable = (message: string): FakeReply => ({ status: 422, json: { message, status: 422 } });

/** Little text as it is shown: LinkedIn cuts it at the first reserved character that isn't escaped. */
function readersSee(commentary: string): string {
  const part = /\\[\\|{}@[\]()<>#*_~]|https?:\/\/[^\s"]+|#[\p{L}\p{N}]+|[^\\|{}@[\]()<>#*_~]/uy;
  let seen = '';
  for (let found = part.exec(commentary); found; found = part.exec(commentary))
    seen += found[0].startsWith('\\') ? found[0].slice(1) : found[0];
  return seen;
}
