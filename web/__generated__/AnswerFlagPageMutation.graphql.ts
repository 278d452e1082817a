/**
 * @generated SignedSource<<d0a8143a432a2006510af62d7a9a8f31>>
 * @relayHash bf419d3dca5c1accf5af2104680f571b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97e493ead18a568626d81061487bea421226579cfd1b5aadbd665fa73ee66c3e

import type { ConcreteRequest } from 'relay-runtime';
export type AnswerFlagsInput = {
  answer: string;
  caseId: string;
  clientMutationId?: string | null | undefined;
  token: string;
};
export type AnswerFlagPageMutation$variables = {
  input: AnswerFlagsInput;
};
export type AnswerFlagPageMutation$data = {
  readonly answerFlags: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type AnswerFlagPageMutation = {
  response: AnswerFlagPageMutation$data;
  variables: AnswerFlagPageMutation$variables;
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
    "concreteType": "AnswerFlagsPayload",
    "kind": "LinkedField",
    "name": "answerFlags",
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
    "name": "AnswerFlagPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AnswerFlagPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "bf419d3dca5c1accf5af2104680f571b",
    "id": "97e493ead18a568626d81061487bea421226579cfd1b5aadbd665fa73ee66c3e",
    "metadata": {},
    "name": "AnswerFlagPageMutation",
    "operationKind": "mutation",
    "text": "mutation AnswerFlagPageMutation(\n  $input: AnswerFlagsInput!\n) {\n  answerFlags(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c4af952226c9221e8180c2fad3c3bd4e";

export default node;
