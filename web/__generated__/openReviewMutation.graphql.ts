/**
 * @generated SignedSource<<897eb7d24fad134e5198943a8c34f931>>
 * @relayHash 49d67db4d802b110562a2de27453c3f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e394c7addb2e485b5121234287407f0c97008e47b58d410d5d2e1840e87382d

import type { ConcreteRequest } from 'relay-runtime';
export type SendOpenReviewInput = {
  audience: string;
  beginning?: string | null | undefined;
  body?: string | null | undefined;
  captcha?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  companyName?: string | null | undefined;
  criteria?: ReadonlyArray<CriterionInput> | null | undefined;
  isFromAgencyPage?: boolean | null | undefined;
  jobTitle?: string | null | undefined;
  jobType?: string | null | undefined;
  locale?: string | null | undefined;
  nameDisplay?: string | null | undefined;
  offeredAnything?: boolean | null | undefined;
  overall?: number | null | undefined;
  privateNote?: string | null | undefined;
  recruiterId: string;
  reviewerEmail?: string | null | undefined;
  reviewerName?: string | null | undefined;
  showCompany?: boolean | null | undefined;
  startDate?: string | null | undefined;
  title?: string | null | undefined;
};
export type CriterionInput = {
  key: string;
  stars?: number | null | undefined;
};
export type openReviewMutation$variables = {
  input: SendOpenReviewInput;
};
export type openReviewMutation$data = {
  readonly sendOpenReview: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type openReviewMutation = {
  response: openReviewMutation$data;
  variables: openReviewMutation$variables;
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
    "concreteType": "SendOpenReviewPayload",
    "kind": "LinkedField",
    "name": "sendOpenReview",
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
    "name": "openReviewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "openReviewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "49d67db4d802b110562a2de27453c3f3",
    "id": "2e394c7addb2e485b5121234287407f0c97008e47b58d410d5d2e1840e87382d",
    "metadata": {},
    "name": "openReviewMutation",
    "operationKind": "mutation",
    "text": "mutation openReviewMutation(\n  $input: SendOpenReviewInput!\n) {\n  sendOpenReview(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "a502e1153a4fd7f651debc306799931c";

export default node;
