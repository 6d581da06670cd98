import org.codelibs.opensearch.runner.OpenSearchRunner;

/** A node of OpenSearch: its folder, then its settings as `name=value`. It ends when its input does, so that it never outlives the tests. */
class Node {
    private static final String MODULES =
        "org.opensearch.analysis.common.CommonAnalysisPlugin,org.opensearch.transport.Netty4Plugin";

    public static void main(String[] arguments) throws Exception {
        var configs = OpenSearchRunner.newConfigs().basePath(arguments[0]).numOfNode(1).moduleTypes(MODULES).disableESLogger();
        new OpenSearchRunner().onBuild((number, settings) -> {
            for (int at = 1; at < arguments.length; at++) {
                var setting = arguments[at].split("=", 2);
                settings.put(setting[0], setting[1]);
            }
        }).build(configs);
        while (System.in.read() >= 0);
        Runtime.getRuntime().halt(0);
    }
}
