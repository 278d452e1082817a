/**
 * @generated SignedSource<<fb882fc76196a58fd09c0b9ea5efde2b>>
 * @relayHash 01d14b06a36edd34c79642beb06deb8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 338848afaeb582f852d95478119108b9d82e0b7cf48efa48c8a87a5763805c7e

import type { ConcreteRequest } from 'relay-runtime';
export type SaveAgencyProfileInput = {
  clientMutationId?: string | null | undefined;
  contactEmail?: string | null | undefined;
  country?: string | null | undefined;
  cover?: File | null | undefined;
  coverAlt?: string | null | undefined;
  description?: string | null | undefined;
  expectedVersion: number;
  legalName?: string | null | undefined;
  location?: string | null | undefined;
  logo?: File | null | undefined;
  logoAlt?: string | null | undefined;
  longText?: string | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  postcode?: string | null | undefined;
  profileId: string;
  removesCover?: boolean | null | undefined;
  removesLogo?: boolean | null | undefined;
  slug?: string | null | undefined;
  videoUrl?: string | null | undefined;
  website?: string | null | undefined;
};
export type useSaveAgencyMutation$variables = {
  input: SaveAgencyProfileInput;
};
export type useSaveAgencyMutation$data = {
  readonly saveAgencyProfile: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly profile: {
      readonly contactEmail: string;
      readonly country: string;
      readonly coverAlt: string;
      readonly coverUrl: string | null | undefined;
      readonly description: string;
      readonly id: string;
      readonly legalName: string;
      readonly location: string;
      readonly logoAlt: string;
      readonly logoUrl: string | null | undefined;
      readonly longText: string;
      readonly name: string;
      readonly nameDeclinedBecause: string | null | undefined;
      readonly oldSlugs: ReadonlyArray<string>;
      readonly phone: string | null | undefined;
      readonly phoneReveals: number;
      readonly postcode: string | null | undefined;
      readonly slug: string;
      readonly version: number;
      readonly videoUrl: string | null | undefined;
      readonly website: string | null | undefined;
      readonly wishedContactEmail: string | null | undefined;
      readonly wishedLegalName: string | null | undefined;
      readonly wishedName: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useSaveAgencyMutation = {
  response: useSaveAgencyMutation$data;
  variables: useSaveAgencyMutation$variables;
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
    "concreteType": "SaveAgencyProfilePayload",
    "kind": "LinkedField",
    "name": "saveAgencyProfile",
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
        "concreteType": "AgencyToEdit",
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
            "name": "legalName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "wishedName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "wishedLegalName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nameDeclinedBecause",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "contactEmail",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "wishedContactEmail",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "website",
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
            "name": "description",
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
            "name": "logoUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "logoAlt",
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
    "name": "useSaveAgencyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveAgencyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "01d14b06a36edd34c79642beb06deb8c",
    "id": "338848afaeb582f852d95478119108b9d82e0b7cf48efa48c8a87a5763805c7e",
    "metadata": {},
    "name": "useSaveAgencyMutation",
    "operationKind": "mutation",
    "text": "mutation useSaveAgencyMutation(\n  $input: SaveAgencyProfileInput!\n) {\n  saveAgencyProfile(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n    profile {\n      id\n      version\n      slug\n      oldSlugs\n      name\n      legalName\n      wishedName\n      wishedLegalName\n      nameDeclinedBecause\n      contactEmail\n      wishedContactEmail\n      website\n      phone\n      phoneReveals\n      description\n      country\n      postcode\n      location\n      logoUrl\n      logoAlt\n      coverUrl\n      coverAlt\n      videoUrl\n      longText\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "faac1a669259b5b06da03375222b6a71";

export default node;
