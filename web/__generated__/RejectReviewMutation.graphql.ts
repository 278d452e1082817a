/**
 * @generated SignedSource<<5fc18acdfca353eb7264f1385a599007>>
 * @relayHash e4bf605cc68b4aa726533f7bb36dd214
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 282e5204d4cdca8a889ec276d68fd05d6d5247160590503d33e4459784387efd

import type { ConcreteRequest } from 'relay-runtime';
export type RejectReviewInput = {
  clientMutationId?: string | null | undefined;
  expectedVersion: number;
  reason: string;
  reviewId: string;
  words?: string | null | undefined;
};
export type RejectReviewMutation$variables = {
  input: RejectReviewInput;
};
export type RejectReviewMutation$data = {
  readonly rejectReview: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly review: {
      readonly id: string;
      readonly moderation: string;
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
};
export type RejectReviewMutation = {
  response: RejectReviewMutation$data;
  variables: RejectReviewMutation$variables;
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
    "concreteType": "RejectReviewPayload",
    "kind": "LinkedField",
    "name": "rejectReview",
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
    "name": "RejectReviewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RejectReviewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e4bf605cc68b4aa726533f7bb36dd214",
    "id": "282e5204d4cdca8a889ec276d68fd05d6d5247160590503d33e4459784387efd",
    "metadata": {},
    "name": "RejectReviewMutation",
    "operationKind": "mutation",
    "text": "mutation RejectReviewMutation(\n  $input: RejectReviewInput!\n) {\n  rejectReview(input: $input) {\n    review {\n      id\n      moderation\n      version\n    }\n    errors {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "143502e66fd73a5d95f47acc97fe0e61";

export default node;
