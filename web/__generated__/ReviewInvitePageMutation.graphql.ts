/**
 * @generated SignedSource<<358a32b83ab666fa486682a038ab2663>>
 * @relayHash fffcd21a893c78807cda9f9e69ff358f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68b93eaaabc0df805ea7eb95cc1006021d4b9df7a2d0a3d7ffb7ea49ada9a16f

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
export type ReviewInvitePageMutation$variables = {
  input: SubmitReviewInput;
};
export type ReviewInvitePageMutation$data = {
  readonly submitReview: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly recruiter: {
      readonly slug: string;
    } | null | undefined;
  } | null | undefined;
};
export type ReviewInvitePageMutation = {
  response: ReviewInvitePageMutation$data;
  variables: ReviewInvitePageMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReviewInvitePageMutation",
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
              (v3/*:: as any*/)
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
    "name": "ReviewInvitePageMutation",
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
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "fffcd21a893c78807cda9f9e69ff358f",
    "id": "68b93eaaabc0df805ea7eb95cc1006021d4b9df7a2d0a3d7ffb7ea49ada9a16f",
    "metadata": {},
    "name": "ReviewInvitePageMutation",
    "operationKind": "mutation",
    "text": "mutation ReviewInvitePageMutation(\n  $input: SubmitReviewInput!\n) {\n  submitReview(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n    recruiter {\n      slug\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b6f206543aafbefc51a71177705897a5";

export default node;
