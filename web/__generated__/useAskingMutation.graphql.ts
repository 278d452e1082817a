/**
 * @generated SignedSource<<1d33dc4bca97f9803ff752b4962dd46f>>
 * @relayHash 5cf3d19b3370133ce971f8801e6a147b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b1fb50a654222057d37c24ecf2544ac981eba15946bfcd754e224ac595ea948

import type { ConcreteRequest } from 'relay-runtime';
export type AskForReviewsInput = {
  asks: ReadonlyArray<AskInput>;
  clientMutationId?: string | null | undefined;
  message?: string | null | undefined;
  recruiterId?: string | null | undefined;
  scheduledFor?: string | null | undefined;
};
export type AskInput = {
  candidateEmail?: string | null | undefined;
  candidateName?: string | null | undefined;
  companyName?: string | null | undefined;
  contactEmail?: string | null | undefined;
  contactName?: string | null | undefined;
  endDate?: string | null | undefined;
  jobTitle?: string | null | undefined;
  jobType?: string | null | undefined;
  message?: string | null | undefined;
  placementId?: string | null | undefined;
  scheduledFor?: string | null | undefined;
  startDate?: string | null | undefined;
};
export type useAskingMutation$variables = {
  input: AskForReviewsInput;
};
export type useAskingMutation$data = {
  readonly askForReviews: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly results: ReadonlyArray<{
      readonly errors: ReadonlyArray<{
        readonly code: string;
        readonly field: string | null | undefined;
        readonly message: string;
      }>;
      readonly hasNewPlacement: boolean;
      readonly index: number;
      readonly invitation: {
        readonly id: string;
        readonly recipientEmail: string;
      } | null | undefined;
    }> | null | undefined;
  } | null | undefined;
};
export type useAskingMutation = {
  response: useAskingMutation$data;
  variables: useAskingMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
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
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "AskForReviewsPayload",
    "kind": "LinkedField",
    "name": "askForReviews",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "AskResult",
        "kind": "LinkedField",
        "name": "results",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "index",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasNewPlacement",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Invitation",
            "kind": "LinkedField",
            "name": "invitation",
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
                "name": "recipientEmail",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
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
    "name": "useAskingMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAskingMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "5cf3d19b3370133ce971f8801e6a147b",
    "id": "7b1fb50a654222057d37c24ecf2544ac981eba15946bfcd754e224ac595ea948",
    "metadata": {},
    "name": "useAskingMutation",
    "operationKind": "mutation",
    "text": "mutation useAskingMutation(\n  $input: AskForReviewsInput!\n) {\n  askForReviews(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n    results {\n      index\n      hasNewPlacement\n      invitation {\n        id\n        recipientEmail\n      }\n      errors {\n        code\n        message\n        field\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "cf01300c9267df780ab97d0ea205d08f";

export default node;
