/**
 * @generated SignedSource<<533a6c53a1f4bbe5ce27e02b96009511>>
 * @relayHash 822adba2f5167cbdbbf4eb711f2ffd54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be35d44d8b0f1a5a141e26c173a8ea988af3aa1c44e5021d1479cccd4169a94d

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmOpenReviewInput = {
  clientMutationId?: string | null | undefined;
  corrections?: string | null | undefined;
  placementConfirmed?: string | null | undefined;
  token: string;
};
export type ConfirmReviewPageMutation$variables = {
  input: ConfirmOpenReviewInput;
};
export type ConfirmReviewPageMutation$data = {
  readonly confirmOpenReview: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly recruiter: {
      readonly agency: {
        readonly offeredGoogleReviewUrl: string | null | undefined;
      };
    } | null | undefined;
  } | null | undefined;
};
export type ConfirmReviewPageMutation = {
  response: ConfirmReviewPageMutation$data;
  variables: ConfirmReviewPageMutation$variables;
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
  "name": "offeredGoogleReviewUrl",
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
    "name": "ConfirmReviewPageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ConfirmOpenReviewPayload",
        "kind": "LinkedField",
        "name": "confirmOpenReview",
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
              {
                "alias": null,
                "args": null,
                "concreteType": "Agency",
                "kind": "LinkedField",
                "name": "agency",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/)
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
    "name": "ConfirmReviewPageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ConfirmOpenReviewPayload",
        "kind": "LinkedField",
        "name": "confirmOpenReview",
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
              {
                "alias": null,
                "args": null,
                "concreteType": "Agency",
                "kind": "LinkedField",
                "name": "agency",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "822adba2f5167cbdbbf4eb711f2ffd54",
    "id": "be35d44d8b0f1a5a141e26c173a8ea988af3aa1c44e5021d1479cccd4169a94d",
    "metadata": {},
    "name": "ConfirmReviewPageMutation",
    "operationKind": "mutation",
    "text": "mutation ConfirmReviewPageMutation(\n  $input: ConfirmOpenReviewInput!\n) {\n  confirmOpenReview(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n    recruiter {\n      agency {\n        offeredGoogleReviewUrl\n        id\n      }\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b0d31615576565f3d0e417774ac939d0";

export default node;
