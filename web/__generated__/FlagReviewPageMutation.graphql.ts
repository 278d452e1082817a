/**
 * @generated SignedSource<<8ffebc06ae7ece6b2da190c4f2a41a0a>>
 * @relayHash b62b90fb25d9a81d044cc0373e1400fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b8899f95cb714cd47f490a4f906efa4405014e57d1c970e71e439d052105b31

import type { ConcreteRequest } from 'relay-runtime';
export type FlagReviewInput = {
  captcha?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  email?: string | null | undefined;
  reason?: string | null | undefined;
  reviewId: string;
  words?: string | null | undefined;
};
export type FlagReviewPageMutation$variables = {
  input: FlagReviewInput;
};
export type FlagReviewPageMutation$data = {
  readonly flagReview: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type FlagReviewPageMutation = {
  response: FlagReviewPageMutation$data;
  variables: FlagReviewPageMutation$variables;
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
    "concreteType": "FlagReviewPayload",
    "kind": "LinkedField",
    "name": "flagReview",
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
    "name": "FlagReviewPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FlagReviewPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "b62b90fb25d9a81d044cc0373e1400fc",
    "id": "0b8899f95cb714cd47f490a4f906efa4405014e57d1c970e71e439d052105b31",
    "metadata": {},
    "name": "FlagReviewPageMutation",
    "operationKind": "mutation",
    "text": "mutation FlagReviewPageMutation(\n  $input: FlagReviewInput!\n) {\n  flagReview(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b2087cf8be8eb16ecc6ccb4b92e7f76c";

export default node;
