/**
 * @generated SignedSource<<23e519ff0fddafb8770140760c660243>>
 * @relayHash 4c7bb45b05c9b6083b85c8b9356422b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 063802372d54da3453a7d1e2ec3cba459f33b2a40e1af325afe2bb5b63415437

import type { ConcreteRequest } from 'relay-runtime';
export type SubmitReviewInput = {
  body?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  corrections?: string | null | undefined;
  criteria?: ReadonlyArray<CriterionInput> | null | undefined;
  invitationId: string;
  locale?: string | null | undefined;
  nameDisplay?: string | null | undefined;
  offeredAnything?: boolean | null | undefined;
  overall?: number | null | undefined;
  placementConfirmed?: string | null | undefined;
  privateNote?: string | null | undefined;
  showCompany?: boolean | null | undefined;
  title?: string | null | undefined;
  token: string;
};
export type CriterionInput = {
  key: string;
  stars?: number | null | undefined;
};
export type askedReviewMutation$variables = {
  input: SubmitReviewInput;
};
export type askedReviewMutation$data = {
  readonly submitReview: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly recruiter: {
      readonly agency: {
        readonly offeredGoogleReviewUrl: string | null | undefined;
      };
      readonly slug: string;
    } | null | undefined;
  } | null | undefined;
};
export type askedReviewMutation = {
  response: askedReviewMutation$data;
  variables: askedReviewMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
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
  "name": "offeredGoogleReviewUrl",
  "storageKey": null
},
v5 = {
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
    "name": "askedReviewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SubmitReviewPayload",
        "kind": "LinkedField",
        "name": "submitReview",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Recruiter",
            "kind": "LinkedField",
            "name": "recruiter",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Agency",
                "kind": "LinkedField",
                "name": "agency",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "askedReviewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SubmitReviewPayload",
        "kind": "LinkedField",
        "name": "submitReview",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Recruiter",
            "kind": "LinkedField",
            "name": "recruiter",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Agency",
                "kind": "LinkedField",
                "name": "agency",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "4c7bb45b05c9b6083b85c8b9356422b1",
    "id": "063802372d54da3453a7d1e2ec3cba459f33b2a40e1af325afe2bb5b63415437",
    "metadata": {},
    "name": "askedReviewMutation",
    "operationKind": "mutation",
    "text": "mutation askedReviewMutation(\n  $input: SubmitReviewInput!\n) {\n  submitReview(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n    recruiter {\n      slug\n      agency {\n        offeredGoogleReviewUrl\n        id\n      }\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "f62d379654ce9404316f6e97f8675e5d";

export default node;
