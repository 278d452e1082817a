/**
 * @generated SignedSource<<d8a4bbd220c21ddbfdac5d0f8a98de1c>>
 * @relayHash d2465141ff996e1c7f10d4aa95c0d1fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 527d2abb68d4a93648c0dd9ffae0d6c0d38121b4c3a4859ecc8c6c44c78acd9b

import type { ConcreteRequest } from 'relay-runtime';
export type SetReviewCompanyShownInput = {
  clientMutationId?: string | null | undefined;
  reviewId: string;
  shown: boolean;
};
export type CompanyShownMutation$variables = {
  input: SetReviewCompanyShownInput;
};
export type CompanyShownMutation$data = {
  readonly setReviewCompanyShown: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly review: {
      readonly companyVisibility: string | null | undefined;
      readonly id: string;
      readonly shownCompany: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type CompanyShownMutation = {
  response: CompanyShownMutation$data;
  variables: CompanyShownMutation$variables;
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
    "concreteType": "SetReviewCompanyShownPayload",
    "kind": "LinkedField",
    "name": "setReviewCompanyShown",
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
        "concreteType": "Review",
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
            "name": "shownCompany",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "companyVisibility",
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
    "name": "CompanyShownMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CompanyShownMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "d2465141ff996e1c7f10d4aa95c0d1fd",
    "id": "527d2abb68d4a93648c0dd9ffae0d6c0d38121b4c3a4859ecc8c6c44c78acd9b",
    "metadata": {},
    "name": "CompanyShownMutation",
    "operationKind": "mutation",
    "text": "mutation CompanyShownMutation(\n  $input: SetReviewCompanyShownInput!\n) {\n  setReviewCompanyShown(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n    review {\n      id\n      shownCompany\n      companyVisibility\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e5f6393aa899cf508abb3bcb7ba395d4";

export default node;
