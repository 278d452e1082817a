/**
 * @generated SignedSource<<f129c15982486f77b7578af797d61f8e>>
 * @relayHash 2e0a5ea7ce7711ddb969cf6292ad8614
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf53f4ccd32f96469772969f2721801e5fd45446578fda32faffdb86d8eaa055

import type { ConcreteRequest } from 'relay-runtime';
export type ApproveReviewInput = {
  clientMutationId?: string | null | undefined;
  expectedVersion: number;
  reviewId: string;
};
export type DecideReviewApproveMutation$variables = {
  input: ApproveReviewInput;
};
export type DecideReviewApproveMutation$data = {
  readonly approveReview: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly review: {
      readonly id: string;
      readonly moderation: string;
      readonly publication: string;
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
};
export type DecideReviewApproveMutation = {
  response: DecideReviewApproveMutation$data;
  variables: DecideReviewApproveMutation$variables;
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
    "concreteType": "ApproveReviewPayload",
    "kind": "LinkedField",
    "name": "approveReview",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ReviewToCheck",
        "kind": "LinkedField",
        "name": "review",
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
            "name": "moderation",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "publication",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
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
    "name": "DecideReviewApproveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DecideReviewApproveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "2e0a5ea7ce7711ddb969cf6292ad8614",
    "id": "cf53f4ccd32f96469772969f2721801e5fd45446578fda32faffdb86d8eaa055",
    "metadata": {},
    "name": "DecideReviewApproveMutation",
    "operationKind": "mutation",
    "text": "mutation DecideReviewApproveMutation(\n  $input: ApproveReviewInput!\n) {\n  approveReview(input: $input) {\n    review {\n      id\n      moderation\n      publication\n      version\n    }\n    errors {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "aac1d60789fa9c003b4e4852dd0fcec3";

export default node;
