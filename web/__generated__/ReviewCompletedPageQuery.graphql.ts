/**
 * @generated SignedSource<<6fc96b715e7a1e27784368677cbd4940>>
 * @relayHash 196b2b5c73350aafe9f545f627f0abc9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af5d4f4387ded73296b118f036036b9b993e68c21796d8558c60c25a542ecb06

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewCompletedPageQuery$variables = {
  slug: string;
};
export type ReviewCompletedPageQuery$data = {
  readonly recruiter: {
    readonly agency: {
      readonly " $fragmentSpreads": FragmentRefs<"ReviewThanks_agency">;
    };
    readonly name: string;
    readonly slug: string;
  } | null | undefined;
};
export type ReviewCompletedPageQuery = {
  response: ReviewCompletedPageQuery$data;
  variables: ReviewCompletedPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReviewCompletedPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Recruiter",
        "kind": "LinkedField",
        "name": "recruiter",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Agency",
            "kind": "LinkedField",
            "name": "agency",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ReviewThanks_agency"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReviewCompletedPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Recruiter",
        "kind": "LinkedField",
        "name": "recruiter",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Agency",
            "kind": "LinkedField",
            "name": "agency",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "offeredGoogleReviewUrl",
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "196b2b5c73350aafe9f545f627f0abc9",
    "id": "af5d4f4387ded73296b118f036036b9b993e68c21796d8558c60c25a542ecb06",
    "metadata": {},
    "name": "ReviewCompletedPageQuery",
    "operationKind": "query",
    "text": "query ReviewCompletedPageQuery(\n  $slug: String!\n) {\n  recruiter(slug: $slug) {\n    name\n    slug\n    agency {\n      ...ReviewThanks_agency\n      id\n    }\n    id\n  }\n}\n\nfragment ReviewThanks_agency on Agency {\n  name\n  offeredGoogleReviewUrl\n}\n"
  }
};
})();

(node as any).hash = "4d39e6018b511b866311027826060e88";

export default node;
