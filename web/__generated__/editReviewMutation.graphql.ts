/**
 * @generated SignedSource<<127e53acce68d7a60fc95d0a22333635>>
 * @relayHash 1d488d253e7f4e6f69696f6cc7a30bae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38885174a74ac6fcc64c230e2e162e115cd42bbf711821009b6aa923800a5083

import type { ConcreteRequest } from 'relay-runtime';
export type EditReviewInput = {
  body?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  criteria?: ReadonlyArray<CriterionInput> | null | undefined;
  expectedNumber: number;
  nameDisplay?: string | null | undefined;
  offeredAnything?: boolean | null | undefined;
  overall?: number | null | undefined;
  privateNote?: string | null | undefined;
  reviewId: string;
  showCompany?: boolean | null | undefined;
  title?: string | null | undefined;
  token: string;
};
export type CriterionInput = {
  key: string;
  stars?: number | null | undefined;
};
export type editReviewMutation$variables = {
  input: EditReviewInput;
};
export type editReviewMutation$data = {
  readonly editReview: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type editReviewMutation = {
  response: editReviewMutation$data;
  variables: editReviewMutation$variables;
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
    "concreteType": "EditReviewPayload",
    "kind": "LinkedField",
    "name": "editReview",
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
    "name": "editReviewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "editReviewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "1d488d253e7f4e6f69696f6cc7a30bae",
    "id": "38885174a74ac6fcc64c230e2e162e115cd42bbf711821009b6aa923800a5083",
    "metadata": {},
    "name": "editReviewMutation",
    "operationKind": "mutation",
    "text": "mutation editReviewMutation(\n  $input: EditReviewInput!\n) {\n  editReview(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b282cd8490f1220d50e7253d9a709bc3";

export default node;
