/**
 * @generated SignedSource<<1b6bc2ab99c7f0c3672546c33d986060>>
 * @relayHash c30d4184f112546bbde514a80b2c9fe3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5e54bf5977e0b974cd2390a4bfcc4bf68c3dc1444cbac72a2ad8964cda2dbdc

import type { ConcreteRequest } from 'relay-runtime';
export type MatchReviewInput = {
  clientMutationId?: string | null | undefined;
  placementId: string;
  reviewId: string;
};
export type MatchReviewMutation$variables = {
  input: MatchReviewInput;
};
export type MatchReviewMutation$data = {
  readonly matchReview: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly placement: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type MatchReviewMutation = {
  response: MatchReviewMutation$data;
  variables: MatchReviewMutation$variables;
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
    "concreteType": "MatchReviewPayload",
    "kind": "LinkedField",
    "name": "matchReview",
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
        "concreteType": "Placement",
        "kind": "LinkedField",
        "name": "placement",
        "plural": false,
        "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MatchReviewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MatchReviewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c30d4184f112546bbde514a80b2c9fe3",
    "id": "c5e54bf5977e0b974cd2390a4bfcc4bf68c3dc1444cbac72a2ad8964cda2dbdc",
    "metadata": {},
    "name": "MatchReviewMutation",
    "operationKind": "mutation",
    "text": "mutation MatchReviewMutation(\n  $input: MatchReviewInput!\n) {\n  matchReview(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n    placement {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c747fa224b8b9aeb20a03b596e17cc99";

export default node;
