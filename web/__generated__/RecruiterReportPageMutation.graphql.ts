/**
 * @generated SignedSource<<38849ad64dbff275c32ba10f4c9396ef>>
 * @relayHash c5aae0b5af5aa2ae2393189db2f8db4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c97fb0365a9d679513f74cadecbcd789b691d2ff962d0dd8fda605cb736e996

import type { ConcreteRequest } from 'relay-runtime';
export type ReportRecruiterInput = {
  clientMutationId?: string | null | undefined;
  email?: string | null | undefined;
  reason: string;
  recruiterId: string;
  words: string;
};
export type RecruiterReportPageMutation$variables = {
  input: ReportRecruiterInput;
};
export type RecruiterReportPageMutation$data = {
  readonly reportRecruiter: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type RecruiterReportPageMutation = {
  response: RecruiterReportPageMutation$data;
  variables: RecruiterReportPageMutation$variables;
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
    "concreteType": "ReportRecruiterPayload",
    "kind": "LinkedField",
    "name": "reportRecruiter",
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
    "name": "RecruiterReportPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecruiterReportPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c5aae0b5af5aa2ae2393189db2f8db4b",
    "id": "6c97fb0365a9d679513f74cadecbcd789b691d2ff962d0dd8fda605cb736e996",
    "metadata": {},
    "name": "RecruiterReportPageMutation",
    "operationKind": "mutation",
    "text": "mutation RecruiterReportPageMutation(\n  $input: ReportRecruiterInput!\n) {\n  reportRecruiter(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "d5d566bb71cb605cd6dfc2a2227957bd";

export default node;
