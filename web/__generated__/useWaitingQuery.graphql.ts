/**
 * @generated SignedSource<<cc66f79ebc2e97a3a44aba21326bc056>>
 * @relayHash 90b20bc33b3a2faeb5c074469319de08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 436f7944fbe193ffaf1b848301897dbb0096c9c3fcff9923101cc314e94f9841

import type { ConcreteRequest } from 'relay-runtime';
export type useWaitingQuery$variables = Record<PropertyKey, never>;
export type useWaitingQuery$data = {
  readonly panelOverview: {
    readonly queues: ReadonlyArray<{
      readonly count: number;
      readonly isBounded: boolean;
      readonly part: string;
    }>;
  } | null | undefined;
};
export type useWaitingQuery = {
  response: useWaitingQuery$data;
  variables: useWaitingQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PanelOverview",
    "kind": "LinkedField",
    "name": "panelOverview",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PanelQueue",
        "kind": "LinkedField",
        "name": "queues",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "part",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "count",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isBounded",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useWaitingQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useWaitingQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "90b20bc33b3a2faeb5c074469319de08",
    "id": "436f7944fbe193ffaf1b848301897dbb0096c9c3fcff9923101cc314e94f9841",
    "metadata": {},
    "name": "useWaitingQuery",
    "operationKind": "query",
    "text": "query useWaitingQuery {\n  panelOverview {\n    queues {\n      part\n      count\n      isBounded\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "24e8d0e4ebe7f4e8f444a0bb41b5eb2d";

export default node;
