/**
 * @generated SignedSource<<a4a51d3d98d688c6cf916b88850d6b13>>
 * @relayHash 1eed7ea2306509c561d7581821120f0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f3620e7b1ede8548566583a23a4c886ba5c990610dca75372ee1c3ddac7eab9

import type { ConcreteRequest } from 'relay-runtime';
export type SetGoogleReviewInput = {
  clientMutationId?: string | null | undefined;
  expectedVersion: number;
  isOffered: boolean;
  profileId: string;
  url?: string | null | undefined;
};
export type useSaveGoogleReviewMutation$variables = {
  input: SetGoogleReviewInput;
};
export type useSaveGoogleReviewMutation$data = {
  readonly setGoogleReview: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly profile: {
      readonly googleReviewUrl: string | null | undefined;
      readonly id: string;
      readonly offersGoogleReview: boolean;
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
};
export type useSaveGoogleReviewMutation = {
  response: useSaveGoogleReviewMutation$data;
  variables: useSaveGoogleReviewMutation$variables;
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
    "concreteType": "SetGoogleReviewPayload",
    "kind": "LinkedField",
    "name": "setGoogleReview",
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
            "name": "googleReviewUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "offersGoogleReview",
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
    "name": "useSaveGoogleReviewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveGoogleReviewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "1eed7ea2306509c561d7581821120f0e",
    "id": "2f3620e7b1ede8548566583a23a4c886ba5c990610dca75372ee1c3ddac7eab9",
    "metadata": {},
    "name": "useSaveGoogleReviewMutation",
    "operationKind": "mutation",
    "text": "mutation useSaveGoogleReviewMutation(\n  $input: SetGoogleReviewInput!\n) {\n  setGoogleReview(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n    profile {\n      id\n      version\n      googleReviewUrl\n      offersGoogleReview\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "fa22d475ec5322f274182c2258fb2af8";

export default node;
