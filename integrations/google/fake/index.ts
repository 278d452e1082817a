import type { Fake, FakeReply, FakeRequest } from '../../core/fake/fake.ts';
import { fakeOauth } from '../../core/fake/oauth.ts';
import { hosts, scopes } from '../client.ts';
import { defaultGoogleWorld, type FakePlace, type FakeReview, type GoogleWorld } from './world.ts';

/** A person with a Google account. */
export interface FakeGooglePerson {
  sub: string;
  name: string;
  email: string;
  email_verified: boolean;
}

/** Google, in memory. */
export interface GoogleFake extends Fake {
  readonly world: GoogleWorld;
  readonly expireTokens: () => void;
  readonly revokeTokens: () => void;
  /** Who is signed in, as the claims of an ID token; tests change it. */
  readonly person: FakeGooglePerson;
  /** Whether Google has approved the application; without it, the quota is 0. */
  setApproved(isApproved: boolean): void;
}

const starWords = ['', 'ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'];

/** Google's OAuth, Business Profile's accounts, locations and reviews, with their pages, masks and errors. */
export function googleFake({
  now = Date.now,
  world = defaultGoogleWorld(now),
}: {
  now?: () => number;
  world?: GoogleWorld;
} = {}): GoogleFake {
  const oauth = fakeOauth({
    now,
    title: 'Continue to Plaudit with a made-up Google account',
    seconds: 3599,
    hasSecret: true,
    rotates: false,
    ways: ['Allow without Business Profile'],
  });
  const person = { sub: '1000001', name: 'Ada Wattle', email: 'ada.wattle@mail.example', email_verified: true };
  let isApproved = true;
  let hasConsented = false;

  function answerTokens({ body }: FakeRequest): FakeReply {
    const values = new URLSearchParams(body);
    const granted = oauth.grant(values);
    if (granted.error)
      return { status: 400, json: { error: granted.error, error_description: 'Token has been expired or revoked.' } };
    const { access, refresh, code } = granted;
    const isUnticked = code !== null && code.way !== 'Allow';
    const asked = code?.asked.get('scope')?.split(' ') ?? scopes;
    const scope = asked.filter((one) => !isUnticked || one !== scopes.at(-1)).join(' ');
    const answer = { access_token: access, expires_in: 3599, scope, token_type: 'Bearer' };
    if (!code) return { json: answer };
    const hasRefresh =
      code.asked.get('access_type') === 'offline' && (!hasConsented || code.asked.get('prompt') === 'consent');
    hasConsented = true;
    return {
      json: { ...answer, id_token: idToken(values.get('client_id')), ...(hasRefresh && { refresh_token: refresh }) },
    };
  }

  const idToken = (aud: string | null) => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const at = Math.floor(now() / 1000);
    const claims = { iss: 'https://accounts.google.com', aud, iat: at, exp: at + 3600, ...person };
    return `${part({ alg: 'RS256' })}.${part(claims)}.made-up`;
  };

  function answerApi(request: FakeRequest): FakeReply {
    if (!oauth.isValid(/^Bearer (.+)$/.exec(request.headers['authorization'] ?? '')?.[1]))
      return failed(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.');
    if (!isApproved)
      return failed(429, 'RESOURCE_EXHAUSTED', "Quota exceeded for quota metric 'Requests'.", [
        { metadata: { quota_limit: 'DefaultRequestsPerMinutePerProject', quota_limit_value: '0' } },
      ]);
    if (request.host === 'mybusinessaccountmanagement.googleapis.com')
      return paged(
        request,
        'accounts',
        world.accounts.map((name) => ({ name, accountName: 'Test', type: 'PERSONAL' })),
        20,
      );
    if (request.host === 'mybusinessbusinessinformation.googleapis.com') return answerLocations(request);
    return answerReviews(request);
  }

  function answerLocations(request: FakeRequest): FakeReply {
    const account = request.path.split('/').slice(2, 4).join('/');
    if (!request.query.get('readMask')) return failed(400, 'INVALID_ARGUMENT', 'read_mask is required');
    const found = [...world.places.values()].filter((one) => one.account === account);
    return paged(request, 'locations', found.map(locationOf), 100);
  }

  function answerReviews(request: FakeRequest): FakeReply {
    const match = /^\/v4\/(accounts\/\w+)\/(locations\/\w+)\/reviews(?:\/([\w-]+)\/reply)?$/.exec(request.path);
    const [, account, id, replied] = match ?? [];
    const place = world.places.get(id ?? '');
    if (!place || place.account !== account) return failed(404, 'NOT_FOUND', 'Requested entity was not found.');
    if (!place.isVerified) return failed(403, 'PERMISSION_DENIED', 'The location is not verified.');
    if (replied) return answerReply(place, replied, request);
    const all = [...place.reviews.values()].sort((a, b) => b.updatedAt - a.updatedAt || a.id.localeCompare(b.id));
    const average = all.length > 0 ? all.reduce((sum, { stars }) => sum + stars, 0) / all.length : undefined;
    const more = { ...(average && { averageRating: Math.round(average * 10) / 10 }), totalReviewCount: all.length };
    return paged(
      request,
      'reviews',
      all.map((one) => reviewOf(place, one)),
      50,
      more,
    );
  }

  function answerReply(place: FakePlace, id: string, { method, body }: FakeRequest): FakeReply {
    if (!place.reviews.has(id)) return failed(404, 'NOT_FOUND', 'Requested entity was not found.');
    if (method === 'DELETE') {
      world.change(place, id, { reply: null });
      return { json: {} };
    }
    const { comment } = JSON.parse(body) as { comment: string };
    if (Buffer.byteLength(comment) > 4096) return failed(400, 'INVALID_ARGUMENT', 'The comment is too long.');
    world.change(place, id, { reply: comment });
    return { json: { comment, updateTime: new Date(now()).toISOString() } };
  }

  return {
    hosts,
    troubles: [],
    world,
    person,
    expireTokens: oauth.expireTokens,
    revokeTokens: oauth.revokeTokens,
    setApproved: (is) => {
      isApproved = is;
    },
    answer: (request) => {
      if (request.host === 'accounts.google.com') return oauth.consent(request);
      if (request.path === '/token') return answerTokens(request);
      if (request.path === '/revoke') {
        oauth.revokeTokens();
        return { json: {} };
      }
      return answerApi(request);
    },
  };
}

const locationOf = ({ id, title, street, city, isVerified }: FakePlace) => {
  const number = id.replace(/\D/g, '');
  return {
    name: id,
    title,
    storefrontAddress: { addressLines: [street], locality: city },
    metadata: {
      placeId: `ChIJtest${number}`,
      mapsUri: `https://maps.google.com/maps?cid=${number}`,
      newReviewUri: `https://search.google.com/local/writereview?placeid=ChIJtest${number}`,
      hasVoiceOfMerchant: isVerified,
    },
  };
};

const reviewOf = ({ account, id: location }: FakePlace, review: FakeReview) => {
  const { id, author, stars, text, reply, createdAt, updatedAt } = review;
  const time = (at: number) => new Date(at).toISOString();
  return {
    name: `${account}/${location}/reviews/${id}`,
    reviewId: id,
    reviewer: author === null ? { isAnonymous: true } : { displayName: author },
    starRating: starWords[stars],
    ...(text && { comment: text }),
    createTime: time(createdAt),
    updateTime: time(updatedAt),
    ...(reply && { reviewReply: { comment: reply, updateTime: time(updatedAt) } }),
  };
};

/** A part of a list, with the token of the next one. */
function paged(
  { query }: FakeRequest,
  name: string,
  all: readonly unknown[],
  most: number,
  more: Readonly<Record<string, unknown>> = {},
): FakeReply {
  const size = Math.min(Number(query.get('pageSize') ?? 10), most);
  const from = Number(query.get('pageToken') ?? 0);
  const items = all.slice(from, from + size);
  const next = from + size < all.length ? { nextPageToken: String(from + size) } : {};
  return { json: { ...(items.length > 0 && { [name]: items }), ...more, ...next } };
}

const failed = (code: number, status: string, message: string, details: readonly unknown[] = []): FakeReply => ({
  status: code,
  json: { error: { code, message, status, details } },
});
