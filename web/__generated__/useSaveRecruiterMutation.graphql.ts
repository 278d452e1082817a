/**
 * @generated SignedSource<<71c20f0daca862b3b46a7dbf029a1ecb>>
 * @relayHash 5e864deff9266babf2ddcffee83bc52b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75432022b36c91ee4c350df003aed657e7b52f71f923e65d04ed13f9b31f351d

import type { ConcreteRequest } from 'relay-runtime';
export type SaveRecruiterProfileInput = {
  about?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  country?: string | null | undefined;
  cover?: File | null | undefined;
  coverAlt?: string | null | undefined;
  expectedVersion: number;
  headline?: string | null | undefined;
  linkedinUrl?: string | null | undefined;
  location?: string | null | undefined;
  longText?: string | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  photo?: File | null | undefined;
  photoAlt?: string | null | undefined;
  postcode?: string | null | undefined;
  profileId: string;
  removesCover?: boolean | null | undefined;
  removesPhoto?: boolean | null | undefined;
  roleTypes?: ReadonlyArray<string> | null | undefined;
  showsEmailInSeek?: boolean | null | undefined;
  slug?: string | null | undefined;
  specialities?: ReadonlyArray<string> | null | undefined;
  videoUrl?: string | null | undefined;
};
export type useSaveRecruiterMutation$variables = {
  input: SaveRecruiterProfileInput;
};
export type useSaveRecruiterMutation$data = {
  readonly saveRecruiterProfile: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly profile: {
      readonly about: string;
      readonly country: string;
      readonly coverAlt: string;
      readonly coverUrl: string | null | undefined;
      readonly headline: string;
      readonly id: string;
      readonly linkedinUrl: string | null | undefined;
      readonly location: string;
      readonly longText: string;
      readonly name: string;
      readonly oldSlugs: ReadonlyArray<string>;
      readonly phone: string | null | undefined;
      readonly phoneReveals: number;
      readonly photoAlt: string;
      readonly photoUrl: string | null | undefined;
      readonly postcode: string | null | undefined;
      readonly roleTypes: ReadonlyArray<string>;
      readonly showsEmailInSeek: boolean;
      readonly slug: string;
      readonly specialities: ReadonlyArray<string>;
      readonly version: number;
      readonly videoUrl: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useSaveRecruiterMutation = {
  response: useSaveRecruiterMutation$data;
  variables: useSaveRecruiterMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SaveRecruiterProfilePayload",
    "kind": "LinkedField",
    "name": "saveRecruiterProfile",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Problem",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "RecruiterToEdit",
        "kind": "LinkedField",
        "name": "profile",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "slug",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "oldSlugs",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "headline",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "about",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "specialities",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "roleTypes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "country",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "postcode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "location",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "phone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "phoneReveals",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "linkedinUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "showsEmailInSeek",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "photoUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "photoAlt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "coverUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "coverAlt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "videoUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "longText",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveRecruiterMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveRecruiterMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "5e864deff9266babf2ddcffee83bc52b",
    "id": "75432022b36c91ee4c350df003aed657e7b52f71f923e65d04ed13f9b31f351d",
    "metadata": {},
    "name": "useSaveRecruiterMutation",
    "operationKind": "mutation",
    "text": "mutation useSaveRecruiterMutation(\n  $input: SaveRecruiterProfileInput!\n) {\n  saveRecruiterProfile(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n    profile {\n      id\n      version\n      slug\n      oldSlugs\n      name\n      headline\n      about\n      specialities\n      roleTypes\n      country\n      postcode\n      location\n      phone\n      phoneReveals\n      linkedinUrl\n      showsEmailInSeek\n      photoUrl\n      photoAlt\n      coverUrl\n      coverAlt\n      videoUrl\n      longText\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "437fac72937a12a840c13953401fa77d";

export default node;
